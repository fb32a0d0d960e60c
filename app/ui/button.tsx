import type { ComponentProps } from 'react';

export type ButtonVariant = 'filled' | 'outlined' | 'sun' | 'quiet';
export type ButtonSize = 44 | 48 | 56;

const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-control text-16 font-semibold text-center no-underline whitespace-nowrap max-[24.9375rem]:whitespace-normal';
const SIZES: Record<ButtonSize, string> = {
  44: 'min-h-11 px-4',
  48: 'min-h-12 px-5',
  56: 'min-h-14 px-6 text-18',
};
// The transparent border becomes visible in forced colours, where backgrounds disappear.
const VARIANTS: Record<ButtonVariant, string> = {
  filled: 'bg-gran-700 text-white border border-transparent hover:bg-gran-900',
  outlined: 'bg-white text-gran-700 border-[1.5px] border-gran-700 hover:bg-gran-100',
  sun: 'bg-sol-400 text-blaek border border-transparent hover:brightness-95',
  quiet: 'text-gran-700 font-medium border border-transparent hover:bg-gran-100',
};

/** The look of a button, for links that are the page's main action. */
export function buttonClass(variant: ButtonVariant = 'filled', size: ButtonSize = 48): string {
  return `${SHAPE} ${SIZES[size]} ${VARIANTS[variant]}`;
}

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
};

export function Button({ variant, size, className = '', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={`${buttonClass(variant, size)} ${className}`} />;
}
