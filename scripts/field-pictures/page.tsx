import '#ui/tokens.css';
import '#ui/base.css';
import './page.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { FormProvider, useForm } from 'react-hook-form';
import { SendProvider } from '#api/send.ts';
import type { AnswerOf, Call, RefusalOf } from '#contract/call.ts';
import type { Reply } from '#contract/reply.ts';
import type { Field } from '#engine/fields.ts';
import { fieldKinds } from '#engine/fields.ts';
import { isRoute } from '#schemas/index.ts';
import { RunProvider } from '#screen/run-context.ts';
import { createBrowserStorage } from '#session/browser-storage.ts';
import { createSession } from '#session/session.ts';
import { SessionProvider } from '#session/session-context.ts';
import { StepField } from '#steps/fields/field-kinds.tsx';

/** A server that answers each call as the contract's example does. */
async function send<C extends Call>({ example }: C): Promise<Reply<AnswerOf<C>, RefusalOf<C>>> {
  // The contract's tests parse every example by its own call.
  return { kind: 'answered', statusCode: 200, message: '', body: example.answer as AnswerOf<C> };
}

const queries = new QueryClient();
const session = createSession(createBrowserStorage(() => localStorage));

function Pictured({ kind, field, given }: { kind: string; field: Field; given: string }) {
  const form = useForm({ defaultValues: { [kind]: given } });
  return (
    <div className="picture" data-kind={kind}>
      <FormProvider {...form}>
        <StepField name={kind} field={field} alone={false} />
      </FormProvider>
    </div>
  );
}

function EveryKind() {
  return (
    <QueryClientProvider client={queries}>
      <SendProvider value={send}>
        <SessionProvider value={session}>
          <RunProvider value={{ runner: async () => 'stayed', isRoute, now: () => Date.now() }}>
            {Object.entries(fieldKinds).map(([kind, { tools }]) => (
              <Pictured key={kind} kind={kind} field={tools.picture.field} given={tools.picture.given} />
            ))}
          </RunProvider>
        </SessionProvider>
      </SendProvider>
    </QueryClientProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<EveryKind />);
