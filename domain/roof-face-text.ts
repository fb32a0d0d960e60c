import type { GivenRoofFace } from './calculator-state.ts';

// Roof faces as one short parameter of an address: `35_-90_12__some*35_90__30.5`. The fields of a face are
// slope, azimuth, panels, area and shade; what is not given stands empty, and empty ends are left out. The shade
// is a word, or twelve elevations parted by hyphens. All four signs stand in an address as they are.

const BETWEEN_FACES = '*';
const BETWEEN_FIELDS = '_';
const BETWEEN_ELEVATIONS = '-';

export function facesText(faces: readonly GivenRoofFace[]): string {
  return faces.map(faceText).join(BETWEEN_FACES);
}

function faceText(face: GivenRoofFace): string {
  const shade = face.horizon ? horizonText(face.horizon) : face.shading;
  const fields = [
    face.slope,
    face.azimuth,
    face.calculatedNumberOfPanels,
    face.roofSurfaceArea,
    shade,
  ];
  return fields
    .map((field) => String(field ?? ''))
    .join(BETWEEN_FIELDS)
    .replace(/_+$/, '');
}

/** To a hundredth of a degree: a smaller number would be written with a hyphen of its own. */
export function horizonText(horizon: readonly number[]): string {
  return horizon.map((deg) => Math.round(deg * 100) / 100).join(BETWEEN_ELEVATIONS);
}

/** The faces that a text says, for the schema to judge: what is no number stays text, so that it can be named. */
export function readFaces(text: string): readonly Record<string, unknown>[] {
  return text.split(BETWEEN_FACES).map((written) => {
    const [slope, azimuth, panels, area, shade = '', ...rest] = written.split(BETWEEN_FIELDS);
    const given = {
      slope: readPlain(slope),
      azimuth: readPlain(azimuth),
      calculatedNumberOfPanels: readPlain(panels),
      roofSurfaceArea: readPlain(area),
      ...readShade(shade),
      ...(rest.length > 0 ? { [rest.join(BETWEEN_FIELDS)]: true } : {}),
    };
    return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  });
}

export function readHorizon(text: string): readonly unknown[] {
  return text.split(BETWEEN_ELEVATIONS).map((elevation) => readPlain(elevation) ?? elevation);
}

function readShade(shade: string): Record<string, unknown> {
  if (shade === '') return {};
  return shade.includes(BETWEEN_ELEVATIONS) ? { horizon: readHorizon(shade) } : { shading: shade };
}

/** Written by us, never typed: a plain number, without groups. */
function readPlain(text: string | undefined): number | string | undefined {
  if (text === undefined || text === '') return undefined;
  return Number.isNaN(Number(text)) ? text : Number(text);
}
