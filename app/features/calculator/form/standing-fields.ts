import { m } from '../../../../messages/compiled/messages.js';
import { STANDING_LIMITS } from '../../../../domain/calculator-limits.ts';
import { SETTLEMENTS, STANDING_INVERTERS } from '../../../../engine/estimate-input.ts';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { INVERTER_WORDS, SETTLEMENT_WORDS } from '../../../../words/standing-facts.ts';
import { choice, flag, number, slider } from './field.ts';

// Panels that stand already. Their power says that there are some; the rest is guessed until it is told.

export const standingPowerField = () => ({
  ...number('standing.peakPower', m.standing_power(), 'kWp'),
  help: m.standing_power_help(),
});

export const standingYearField = () => number('standing.year', m.standing_year(), '');

export const standingSlopeField = () =>
  slider(number('standing.slope', m.standing_slope(), '°'), STANDING_LIMITS.slope);

export const standingDirectionField = () =>
  slider(number('standing.azimuth', m.standing_direction(), '°'), STANDING_LIMITS.azimuth);

export const standingInverterField = () =>
  choice(
    'standing.inverter',
    m.standing_inverter(),
    'kept',
    STANDING_INVERTERS.map((value) => ({
      value,
      label: INVERTER_WORDS[value]({}, { locale: getLocale() }),
    })),
  );

export const standingInverterKwField = () =>
  number('standing.inverterKw', m.standing_inverter_kw(), 'kW');

export const settlementField = () =>
  choice(
    'standing.settlement',
    m.standing_settlement(),
    'instant',
    SETTLEMENTS.map((value) => ({
      value,
      label: SETTLEMENT_WORDS[value]({}, { locale: getLocale() }),
    })),
  );

export const yearlyUntilField = () => ({
  ...number('standing.yearlyUntil', m.standing_yearly_until(), ''),
  help: m.standing_yearly_help(),
});

export const morePanelsField = () => flag('standing.morePanels', m.standing_more());
