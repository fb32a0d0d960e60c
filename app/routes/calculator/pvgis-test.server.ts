import { data, type RouterContextProvider } from 'react-router';
import { fromQuery } from '../../../domain/read-query.ts';
import { compareYields } from '../../../server/estimates/compare-yields.ts';
import { fieldErrorText } from '../../../words/field-error-text.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import {
  COMPARED_FIELDS,
  COMPARED_START,
  type ComparedField,
  type ComparedYield,
} from '../../features/views/yield-comparison.ts';
import { requestContext } from '../../request-context.server.ts';

/** The form's «loss» is the calculator's systemLoss. */
const CALCULATOR_NAME = { loss: 'systemLoss' } as const satisfies Partial<
  Record<ComparedField, string>
>;
const calculatorName = (name: ComparedField) => (name === 'loss' ? CALCULATOR_NAME.loss : name);

type Found = Awaited<ReturnType<typeof compareYields>>['builtin'];

/** PVGIS beside the built-in model, for who runs the site on a machine of their own. Elsewhere there is no such page. */
export async function loadPvgisTest(url: URL, context: Readonly<RouterContextProvider>) {
  const { services } = context.get(requestContext);
  if (services.settings.mode !== 'local') {
    throw data(`Page not found: ${url.pathname}`, { status: 404 });
  }
  const typed = Object.fromEntries(
    COMPARED_FIELDS.map((name) => {
      const text = url.searchParams.get(name)?.trim() ?? '';
      return [name, text === '' ? COMPARED_START[name] : text];
    }),
  ) as Record<ComparedField, string>;
  const query = new URLSearchParams(
    COMPARED_FIELDS.map((name) => [calculatorName(name), typed[name]]),
  );
  const { state, errors } = fromQuery(query, getLocale());
  const locale = getLocale();
  const problems = Object.fromEntries(
    COMPARED_FIELDS.flatMap((name) => {
      const error = errors.find(({ field }) => field === calculatorName(name));
      return error === undefined ? [] : [[name, fieldErrorText(error, locale)]];
    }),
  ) as Partial<Record<ComparedField, string>>;
  if (errors.length > 0) return { typed, problems, compared: null };
  const { lat = 0, lon = 0, slope = 0, azimuth = 0, systemLoss = 0, peakPower = 1 } = state;
  const plane = {
    lat,
    lon,
    slopeDeg: slope,
    azimuthDeg: azimuth,
    systemLossPercent: systemLoss,
    mounting: 'building' as const,
  };
  const found = await compareYields(plane, services.pvgis);
  const { yieldSource } = services.settings;
  return {
    typed,
    problems,
    compared: {
      peakPower,
      pvgis: found.pvgis === null ? { kind: 'off' as const } : yieldOf(found.pvgis),
      builtin: yieldOf(found.builtin),
      askedAt: yieldSource.kind === 'pvgis' ? yieldSource.url : null,
    },
  };
}

function yieldOf(found: Found): ComparedYield {
  if (!found.ok) return { kind: found.error.kind };
  const { database, years, monthlyKwhPerKwp } = found.value.monthlyYield;
  return { kind: 'found', database: `${database} ${years}`, monthlyKwhPerKwp };
}
