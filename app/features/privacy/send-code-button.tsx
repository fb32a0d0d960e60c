import { useNavigation } from 'react-router';
import { INTENT_FIELD } from '../../../domain/posted-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';

type SendCodeButtonProps = { readonly label: string; readonly isQuiet?: boolean };

/** Asks for a code on one's own phone. */
export function SendCodeButton({ label, isQuiet = false }: SendCodeButtonProps) {
  const isSending = useNavigation().formData?.get(INTENT_FIELD) === 'send';
  return (
    <Button
      type="submit"
      name={INTENT_FIELD}
      value="send"
      variant={isQuiet ? 'quiet' : 'outlined'}
      size={isQuiet ? 44 : 48}
      className={isQuiet ? '-ml-4' : 'max-tablet:w-full'}
    >
      {isSending ? m.privacy_sending() : label}
    </Button>
  );
}
