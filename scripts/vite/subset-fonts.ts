import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const BASIC_LATIN = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');
/** Letters of Danish and its neighbours, and the signs of our texts; others fall back. */
const BEYOND = 'æøåÆØÅäöüÄÖÜéÉ–—‘’“”»«…·×−→←≥≤≈€°²³½¼§©%µ±\u00a0\u202f\u2009₂';
// What text on a screen shows: fitted pairs, and figures of one width in tables. Screens draw without hints.
const FEATURES = ['kern', 'tnum', 'ccmp'];

/** Leaves out of a font what no Danish or English page writes, and weights that the look does not name. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
          const whole = Buffer.from(file.source);
          file.source = await subsetFont(whole, BASIC_LATIN + BEYOND, {
            targetFormat: 'woff2',
            keepFeatures: FEATURES,
            noHinting: true,
            variationAxes: { wght: { min: 400, max: 600 } },
          });
        }
      },
    },
  };
}
