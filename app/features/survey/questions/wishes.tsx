import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { BatteryNote, Co2Note, HeatPumpNote, OffGridNote } from '../consequences/wish-notes.tsx';
import { useSurveyForm } from '../form-context.ts';
import { fieldId } from '../survey-view.ts';
import { Heading } from './heading.tsx';

type Wish = 'wantsBattery' | 'wantsHeatPump' | 'wantsOffGrid' | 'wantsCo2Neutral';

type WishFieldProps = {
  readonly wish: Wish;
  readonly label: string;
  readonly help: string;
  readonly note: ReactNode;
};

export function WishesQuestion() {
  return (
    <>
      <Heading title={m.survey_wishes_title()} lead={m.survey_wishes_lead()} />
      <div className="border-t border-hairline">
        <WishField
          wish="wantsBattery"
          label={m.survey_battery()}
          help={m.survey_battery_help()}
          note={<BatteryNote />}
        />
        <WishField
          wish="wantsHeatPump"
          label={m.survey_heat_pump()}
          help={m.survey_heat_pump_help()}
          note={<HeatPumpNote />}
        />
        <WishField
          wish="wantsOffGrid"
          label={m.survey_off_grid()}
          help={m.survey_off_grid_help()}
          note={<OffGridNote />}
        />
        <WishField
          wish="wantsCo2Neutral"
          label={m.survey_co2()}
          help={m.survey_co2_help()}
          note={<Co2Note />}
        />
      </div>
    </>
  );
}

/** Without JavaScript the note comes with the server's next answer. */
function WishField({ wish, label, help, note }: WishFieldProps) {
  const { answers, answer } = useSurveyForm();
  return (
    <div className="border-b border-hairline py-3">
      <CheckboxField
        id={fieldId(wish)}
        name={wish}
        value="yes"
        label={label}
        help={help}
        checked={answers.financing[wish]}
        onChange={(event) => answer('financing', { [wish]: event.currentTarget.checked })}
      />
      {answers.financing[wish] ? <div className="pb-2 pl-9">{note}</div> : null}
    </div>
  );
}
