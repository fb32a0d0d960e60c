import { m } from '../../../messages/compiled/messages.js';
import { HeldGroup } from '../../features/receipt-files/held-group.tsx';
import { useHeldFiles } from '../../features/receipt-files/held-files.ts';
import type { Survey } from '../../features/survey/use-survey.ts';

/** The electricity bill, for whoever has it at hand: it waits in the page until an offer is asked for. */
export function BillFile({ survey }: { readonly survey: Survey }) {
  const { electricityBillFileName: name } = survey.progress.answers.solar;
  const isHeld = useHeldFiles().some(({ purpose }) => purpose === 'bill');
  return (
    <section aria-labelledby="survey-bill-file" className="max-w-178 noscript:hidden">
      <h2 id="survey-bill-file" className="font-semibold">
        {m.files_bill_survey()}
      </h2>
      <p className="mb-4 text-14 text-blaek-600">{m.files_bill_survey_help()}</p>
      {name === '' || isHeld ? null : (
        <p className="mb-4 text-14 font-semibold">{m.files_bill_again({ name })}</p>
      )}
      <HeldGroup
        purpose="bill"
        onChoose={([file]) => {
          if (file === undefined) return;
          survey.answer('solar', { electricityBillFile: file, electricityBillFileName: file.name });
        }}
      />
    </section>
  );
}
