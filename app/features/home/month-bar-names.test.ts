import { expect, test } from 'vitest';
import { linearScale } from '../../charts/chart-scale.ts';
import { monthBarNames } from './month-bar-names.ts';

const WIDTH_PX = 656;
const frame = { left: 40, right: WIDTH_PX, top: 0, bottom: 248 };
const names = {
  own: { name: 'Bruger selv', sum: '1.850 kWh' },
  sold: { name: 'Sælges til nettet', sum: '4.050 kWh' },
};
const SUN = [0.1, 0.2, 0.5, 0.8, 1, 1, 1, 0.9, 0.6, 0.3, 0.15, 0.1];

/** A year whose best month fills the picture, of which a share is used at home. */
function placed(ownShare: number) {
  const months = SUN.map((sun) => ({
    ownKwh: 900 * sun * ownShare,
    soldKwh: 900 * sun * (1 - ownShare),
  }));
  const y = linearScale([0, 900], [frame.bottom, 56]);
  const middle = (month: number) => frame.left + ((WIDTH_PX - frame.left) / 12) * (month + 0.5);
  return monthBarNames({ months, names, y, middle, barPx: 34, frame });
}

test.each([0.05, 0.3, 0.7, 0.97])(
  'both names stand free in the picture at a share of %s',
  (share) => {
    const [own, sold] = placed(share);
    if (own === undefined || sold === undefined) throw new Error('a name has no place');
    for (const { box } of [own, sold]) {
      expect(box.left).toBeGreaterThanOrEqual(frame.left);
      expect(box.right).toBeLessThanOrEqual(frame.right);
      expect(box.top).toBeGreaterThanOrEqual(frame.top);
    }
    expect(own.box.right <= sold.box.left || sold.box.right <= own.box.left).toBe(true);
  },
);

test('a part that is not there has no name', () => {
  expect(placed(1).map(({ name }) => name)).toEqual(['Bruger selv']);
});
