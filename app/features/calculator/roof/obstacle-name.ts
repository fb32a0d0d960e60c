import { m } from '../../../../messages/compiled/messages.js';
import type { ObstacleKind } from '../../../../domain/roof/obstacle.ts';

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
