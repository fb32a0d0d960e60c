import detachedUrl from './scene-detached.svg';
import farmUrl from './scene-farm.svg';
import terracedUrl from './scene-terraced.svg';

/**
 * The three houses with their trees and the low sun, as separate pictures; each ends at the line it
 * stands on.
 */
export const SCENES = {
  'house-detached': { url: detachedUrl, width: 670, height: 241 },
  'house-terraced': { url: terracedUrl, width: 720, height: 301 },
  'house-farm': { url: farmUrl, width: 720, height: 281 },
} as const;
