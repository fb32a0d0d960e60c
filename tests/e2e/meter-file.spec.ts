import { CALCULATOR, changesAnswer, HOUSE, openInputs, readAnswer } from './support/calculator.ts';
import { expect, expectSound, open, OTHER_READERS, test } from './support/site-test.ts';
import { wordsIn } from './support/words.ts';

const HEADER = 'MålepunktsID;Fra_dato;Til_dato;Mængde;Måleenhed;Kvalitet;Type';
const HOUR_MS = 3_600_000;

/** A winter and spring with electricity used late in the evening, on winter time throughout. */
function eveningFile(): Buffer {
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = (ms: number) => {
    const at = new Date(ms);
    return `${two(at.getUTCDate())}-${two(at.getUTCMonth() + 1)}-${at.getUTCFullYear()} ${two(at.getUTCHours())}:00:00`;
  };
  const rows: string[] = [];
  for (let ms = Date.UTC(2025, 10, 1); ms < Date.UTC(2026, 2, 1); ms += HOUR_MS) {
    const kwh = new Date(ms).getUTCHours() === 22 ? '12,000' : '0,050';
    rows.push(`571313100000000000;${clock(ms)};${clock(ms + HOUR_MS)};${kwh};KWH;Målt;Tidsserie`);
  }
  return Buffer.from([HEADER, ...rows].join('\r\n'));
}

const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer });

for (const { locale, screen, viewport } of OTHER_READERS) {
  test.describe(`use, ${locale}, ${screen}`, () => {
    test.use({ viewport });
    const words = wordsIn(locale);

    test('a meter file is read here, described, and removed again', async ({ page }) => {
      await open(page, `${CALCULATOR(locale)}?${HOUSE}`);
      const inputs = await openInputs(page, words);
      await inputs.getByRole('radio', { name: words('calculator_use_by_meter') }).check();
      const field = inputs.getByLabel(words('meter_file'), { exact: true });
      await expectSound(page, 'no file yet');

      await field.setInputFiles(fileOf('notes.csv', Buffer.from('name;phone\nAnna;1')));
      await expect(inputs.getByText(words('meter_problem_not_a_meter_file'))).toBeVisible();
      await expectSound(page, 'a wrong file');

      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET' || request.url().includes('571313')) {
          sent.push(`${request.method()} ${request.url()}`);
        }
      });
      const metered = await changesAnswer(page, words, () =>
        field.setInputFiles(fileOf('meter.csv', eveningFile())),
      );
      // 120 days of 12 + 23 · 0.05 kWh.
      await expect(inputs.getByText(/1.?578/)).toBeVisible();
      await expectSound(page, 'a file that was read');
      await expect(page).toHaveURL(/annualConsumptionKwh=\d+/);
      expect(sent, 'the file goes nowhere').toEqual([]);

      // The same kWh with the usual profile use more of the sun.
      await inputs.getByRole('button', { name: words('meter_remove') }).click();
      await expect.poll(() => readAnswer(page, words)).not.toEqual(metered);
    });

    test('a visitor who does not know the consumption describes house and people', async ({
      page,
    }) => {
      await open(page, `${CALCULATOR(locale)}?${HOUSE}`);
      const inputs = await openInputs(page, words);
      await changesAnswer(page, words, () =>
        inputs.getByRole('radio', { name: words('calculator_use_by_picture') }).check(),
      );
      await changesAnswer(page, words, () =>
        inputs.getByRole('textbox', { name: words('household_people') }).fill('6'),
      );
      await expectSound(page, 'house and people');
      await expect(page).toHaveURL(/household\.people=6/);
    });

    test('the car is charged by a plan', async ({ page }) => {
      await open(page, `${CALCULATOR(locale)}?${HOUSE}&electricCarKmPerYear=15000`);
      const inputs = await openInputs(page, words);
      await changesAnswer(page, words, async () => {
        await inputs.getByLabel(words('charging_plan')).selectOption('solar-first');
      });
      await expectSound(page, 'a charging plan');
      await expect(page).toHaveURL(/chargingPlan=solar-first/);
    });
  });
}
