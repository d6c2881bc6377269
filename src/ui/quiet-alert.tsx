import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { Note } from './note.tsx';
import { useLangOf } from './say.ts';

type QuietAlertProps = Omit<ComponentProps<typeof Note>, 'tone'> & { tone?: ComponentProps<typeof Note>['tone'] };

/* What a popup or toast said before it left by itself. Its words come after it, so that readers announce them. */
export const QuietAlert = ({ tone = 'danger', children, ...rest }: QuietAlertProps) => {
  const langOf = useLangOf();
  const [announced, setAnnounced] = useState<ReactNode>();
  useEffect(() => setAnnounced(children), [children]);
  return (
    <Note role="status" tone={tone} lang={langOf(children)} {...rest}>
      {announced}
    </Note>
  );
};
