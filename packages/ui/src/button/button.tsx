import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonLook {
  /** One `primary` a screen. Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** Stands before the words; decorative. */
  icon?: ReactNode;
  /** For rows of many buttons; the touch target stays. */
  size?: 'normal' | 'small' | undefined;
  /** Puts the words of a button without a border on the edge of its row, where its room would push them inwards. */
  flush?: 'start' | 'end' | undefined;
}

/** The class of a button's look, for a link component of a router. */
export function buttonClass({
  variant = 'secondary',
  size = 'normal',
  flush,
}: Omit<ButtonLook, 'icon'> = {}): string {
  const edge = flush && { start: styles.flushStart, end: styles.flushEnd }[flush];
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, edge);
}

function Content({ icon, busy, children }: { icon?: ReactNode; busy?: boolean; children?: ReactNode }) {
  return (
    <>
      {busy ? <span className={styles.pulse} aria-hidden="true" /> : icon}
      <span className={styles.words}>{children}</span>
    </>
  );
}

/**
 * A button; `type` is `button` by default. While `busy` it keeps the focus and its place,
 * says so to assistive technology and swallows presses. A submission still reaches its form, which
 * knows whether to say that the first one is under way.
 */
export function Button({
  variant,
  size,
  flush,
  icon,
  busy = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonLook & { busy?: boolean | undefined } & ComponentProps<'button'>) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!busy) onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, flush }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      <Content icon={icon} busy={busy}>
        {children}
      </Content>
    </button>
  );
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({
  variant,
  size,
  flush,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, flush }), className)}>
      <Content icon={icon}>{children}</Content>
    </a>
  );
}
