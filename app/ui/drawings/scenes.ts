import detachedUrl from './scene-detached.svg';
import farmUrl from './scene-farm.svg';
import terracedUrl from './scene-terraced.svg';

/** The three houses with their trees and the low sun, as pictures of their own. */
export const SCENES = {
  'house-detached': { url: detachedUrl, width: 720, height: 288 },
  'house-terraced': { url: terracedUrl, width: 720, height: 308 },
  'house-farm': { url: farmUrl, width: 720, height: 288 },
} as const;
