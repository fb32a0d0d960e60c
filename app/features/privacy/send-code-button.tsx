import { useNavigation } from 'react-router';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../ui/button.tsx';
import { CODE_INTENT } from './own-code-view.ts';

type SendCodeButtonProps = { readonly label: string; readonly isQuiet?: boolean };

/** Asks for a code on one's own phone. */
export function SendCodeButton({ label, isQuiet = false }: SendCodeButtonProps) {
  const isSending = useNavigation().formData?.get(CODE_INTENT) === 'send';
  return (
    <Button
      type="submit"
      name={CODE_INTENT}
      value="send"
      variant={isQuiet ? 'quiet' : 'outlined'}
      size={isQuiet ? 44 : 48}
      className={isQuiet ? '-ml-4' : 'max-tablet:w-full'}
    >
      {isSending ? m.privacy_sending() : label}
    </Button>
  );
}
