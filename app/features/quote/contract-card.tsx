import type { ShownContract } from '../../../domain/contract/contract.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { fingerprint, periodText, receivedText } from '../../../words/withdrawal-words.ts';
import { ResetIcon } from '../../ui/action-icons.tsx';
import { buttonClass } from '../../ui/button.tsx';

type ContractCardProps = {
  readonly shown: ShownContract;
  readonly withdrawAt: string;
};

/** On the page of what was ordered: until when it can be withdrawn, and where; or that it was. */
export function ContractCard({ shown, withdrawAt }: ContractCardProps) {
  const locale = getLocale();
  const { withdrawal } = shown;
  const title =
    withdrawal !== null
      ? m.withdrawal_card_withdrawn()
      : shown.isOver
        ? m.withdrawal_card_over()
        : m.withdrawal_card_title();
  return (
    <section
      aria-labelledby="contract-card"
      className="rounded-card border border-hairline bg-white px-4 py-5 tablet:p-6"
    >
      <h2 id="contract-card" className="text-18 font-semibold">
        {title}
      </h2>
      <p className="mt-1 max-w-[60ch]">
        {withdrawal === null
          ? periodText(shown, locale)
          : m.withdrawal_card_withdrawn_text({ at: receivedText(withdrawal, locale) })}
      </p>
      <a href={withdrawAt} className={`${buttonClass('outlined')} mt-4 w-full print:hidden`}>
        {withdrawal === null && <ResetIcon />}
        {withdrawal === null ? m.withdrawal_card_withdraw() : m.withdrawal_card_receipt()}
      </a>
      <p className="mt-3 text-14 [overflow-wrap:anywhere] text-blaek-600">
        {m.withdrawal_fingerprint({ sha: fingerprint(shown.sha256) })}
      </p>
    </section>
  );
}
