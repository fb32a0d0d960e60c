import { Button } from '../ui/button.tsx';

type SendButtonProps = {
  readonly isSending: boolean;
  readonly label: string;
  /** Instead of the label while it is being sent. */
  readonly sending: string;
  readonly className?: string;
};

/** The button of a form; what it says while sending is also read aloud. */
export function SendButton({ isSending, label, sending, className = '' }: SendButtonProps) {
  return (
    <>
      <Button type="submit" className={`max-tablet:w-full ${className}`}>
        {isSending ? sending : label}
      </Button>
      <span role="status" className="sr-only">
        {isSending ? sending : ''}
      </span>
    </>
  );
}
