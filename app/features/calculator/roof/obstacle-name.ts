import { m } from '../../../../messages/compiled/messages.js';
import type { ObstacleKind } from '../../../../domain/roof/obstacle.ts';

/** What it is called where it is taken away. */
export function obstacleRemoval(kind: ObstacleKind): string {
  switch (kind) {
    case 'chimney':
      return m.roof_chimney_remove();
    case 'window':
      return m.roof_window_remove();
    case 'other':
      return m.roof_other_thing_remove();
  }
}

export function obstacleName(kind: ObstacleKind): string {
  switch (kind) {
    case 'chimney':
      return m.roof_chimney();
    case 'window':
      return m.roof_window();
    case 'other':
      return m.roof_other_thing();
  }
}
