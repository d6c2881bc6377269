import { useEffect, useState } from 'react';
import type { AppServices } from '../run-outcome.ts';
import type { SandboxState } from './sandbox.ts';
import { post, readState } from './sandbox.ts';

type Choice = readonly [label: string, value: string, options: readonly string[], choose: (value: string) => void];

const choice = ([label, value, options, choose]: Choice) => (
  <label key={label}>
    {label}
    <select value={value} onChange={({ target }) => choose(target.value)}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </label>
);

/** Opens a persona at a step, and makes a call of the present borrower fail: both done by the sandbox. */
export function Controls({ world }: { world: AppServices }) {
  const [state, setState] = useState<SandboxState | 'absent'>();
  useEffect(() => void readState().then((read) => setState(read ?? 'absent')), []);
  if (state === 'absent') return <p>No sandbox answers here. npm run dev starts one beside the app.</p>;
  return state && <Forms state={state} world={world} />;
}

function Forms({ state: { personas, calls, faultKinds }, world }: { state: SandboxState; world: AppServices }) {
  const [first] = personas;
  const [id, setId] = useState(first?.id ?? '');
  const [at, setAt] = useState(first?.at ?? '');
  const [call, setCall] = useState('saveAnswer');
  const [kind, setKind] = useState(faultKinds[0] ?? '');
  const [status, setStatus] = useState('');
  const persona = personas.find((one) => one.id === id);
  const choosePersona = (chosen: string) => {
    setId(chosen);
    setAt(personas.find((one) => one.id === chosen)?.at ?? '');
  };
  const open = async () => {
    const { url, message = '' } = await post('open', { persona: id, at });
    setStatus(message);
    if (url) world.redirect(url, false);
  };
  const fail = async () => {
    const { mobile } = world.session.facts();
    const { message } = await post('faults', { call, kind, ...(mobile && { mobile }) });
    setStatus(message ?? `The next ${call} fails: ${kind}.`);
  };
  return (
    <>
      {choice(['Persona', id, personas.map((one) => one.id), choosePersona])}
      <p>{persona?.shows}</p>
      {choice(['At', at, persona?.reaches ?? [], setAt])}
      <button type="button" onClick={() => void open()}>
        Open
      </button>
      {choice(['Call', call, calls, setCall])}
      {choice(['Fault', kind, faultKinds, setKind])}
      <button type="button" onClick={() => void fail()}>
        Fail the next call
      </button>
      <p role="status">{status}</p>
    </>
  );
}
