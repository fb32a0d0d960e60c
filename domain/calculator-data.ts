import * as z from 'zod/mini';
import { calculatorStateSchema } from './calculator-state.ts';
import { emailOrEmpty } from './contact-details.ts';
import { oneLine } from './plain-text.ts';

// What a user last entered in the calculator, and the result, under the specification's names. The
// calculator itself asks for nothing about a person; name and address come from elsewhere.

const line = (longest: number) => z.string().check(z.overwrite(oneLine), z.maxLength(longest));

const besideTheState = {
  reportId: line(80),
  fullName: line(120),
  email: emailOrEmpty,
  userPhoneNumber: line(30),
  latestPvgisResponse: z.unknown(),
  dinSolcellePartnerPrice: z.nullable(z.looseObject({ totalPrice: z.number() })),
  selectedBatteryUnitsDetails: z.nullable(z.array(z.unknown()).check(z.maxLength(40))),
  panelPeakPowerW: z.nullable(z.number()),
  panelAreaM2: z.nullable(z.number()),
  reportCalculatedProfitExVat: z.nullable(z.number()),
};

export const calculatorDataSchema = z.partial(
  z.strictObject({ ...calculatorStateSchema.shape, ...besideTheState }),
);

export type CalculatorData = z.infer<typeof calculatorDataSchema>;
