import { Children, Fragment, type ReactNode } from 'react';

type SaidProps = {
  /* A text with numbered places, already said: its words stand in the order of its language. */
  text: string;
  /* What stands in {1}, {2} and so on. */
  children: ReactNode;
};

/** A sentence with more than words in it: a figure in bold, a link. */
export function Said({ text, children }: SaidProps) {
  const parts = Children.toArray(children);
  return text
    .split(/(\{\d\})/)
    .map((piece) => <Fragment key={piece}>{/^\{\d\}$/.test(piece) ? parts[Number(piece[1]) - 1] : piece}</Fragment>);
}
