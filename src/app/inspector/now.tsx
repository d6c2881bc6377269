import type { AnyRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { isRoute } from '#contract/routes.ts';
import { stepByRoute } from '#schemas/index.ts';
import type { AppServices } from '../run-outcome.ts';
import styles from './inspector.module.css';
import { Part } from './part.tsx';
import { readable } from './readable.ts';
import type { Entry, Recorder } from './record.ts';
import { Tree } from './tree.tsx';

interface NowProps {
  readonly world: AppServices;
  readonly router: AnyRouter;
  readonly record: Recorder;
}

function useAddress(router: AnyRouter): { path: string; whole: string } {
  const location = useSyncExternalStore(
    (listener) => router.subscribe('onResolved', listener),
    () => router.state.location,
  );
  return { path: location.pathname, whole: String(readable(location.pathname + location.searchStr)) };
}

/** Vite opens the file in the editor that is running. */
const openInEditor = (file: string) => void fetch(`/__open-in-editor?file=${file}`).catch(() => undefined);

function StepPart({ path }: { path: string }) {
  const step = isRoute(path) ? stepByRoute(path) : undefined;
  if (!step) return <p>No step: a screen of its own, named in src/app/screens.ts.</p>;
  const file = `schemas${path}.ts`;
  return (
    <>
      <p>
        Step «{step.title}»{' '}
        <button type="button" onClick={() => openInEditor(file)}>
          {file}
        </button>
      </p>
      <Tree value={readable({ schema: step })} />
    </>
  );
}

function Last({ entry, none }: { entry: Entry | undefined; none: string }) {
  if (!entry) return <p>{none}</p>;
  return (
    <>
      <p>{entry.line}</p>
      <Tree value={entry.details} />
    </>
  );
}

/** Where the borrower is, and what led there. */
export function Now({ world, router, record }: NowProps) {
  const { path, whole } = useAddress(router);
  const entries = useSyncExternalStore(record.subscribe, record.get);
  const facts = useSyncExternalStore(world.session.subscribe, world.session.facts);
  const { answers, panVerifyData, ...session } = facts;
  const last = (kind: Entry['kind']) => entries.find((entry) => entry.kind === kind);
  return (
    <>
      <p className={styles.where}>{whole}</p>
      <StepPart path={path} />
      <Part title="Last decision" open>
        <Last entry={last('outcome')} none="Nothing was decided yet." />
      </Part>
      <Part title="Last call" open>
        <Last entry={last('call')} none="Nothing was sent yet." />
      </Part>
      <Part title="Draft">
        <Tree value={readable({ answers, panVerifyData })} />
      </Part>
      <Part title="Session">
        <Tree value={readable(session)} />
      </Part>
    </>
  );
}
