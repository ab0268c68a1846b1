import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Side } from '#machines/order/who';
import type { CommandName, OperationName } from '#machines/order/commands';
import { operationNames } from '#machines/order/commands';
import type { Remedy } from '#machines/order/decision';
import type { EffectKey, NextAction } from '#machines/order/facts';
import type { MachineTexts, RefusalText } from '../../../lib/machine-texts.js';
import { useMachineTexts } from '../../../lib/machine-texts.js';

/** A refusal of this bundle's machine, or one with the server's text. */
interface Refused {
  code?: string;
  remedy?: Remedy | { key: string; text: string } | null;
}

/** An unknown operation is shown by its name. */
type RefusedCommand = CommandName | 'unknownOperation';

/** The workflow's texts, and those that only the order page needs. Amounts are formatted. */
export interface OrderTexts extends MachineTexts {
  nextAction: (action: NextAction, audience: Side, amount: string) => string;
  effect: (key: EffectKey, amount: string) => string;
  command: (name: RefusedCommand) => string;
  reason: (refused: Refused) => RefusalText;
}

const isOperation = (name: RefusedCommand): name is OperationName => (operationNames as readonly string[]).includes(name);

/** Texts of the workflow; rerenders when the language changes. */
export function useOrderTexts(): OrderTexts {
  const texts = useMachineTexts();
  const { t } = useTranslation('machine');
  return useMemo(() => {
    const say = t as unknown as (key: string, values?: Record<string, string>) => string;
    return {
      ...texts,
      nextAction: (action, audience, amount) => say(`next.${audience}.${action}`, { amount }),
      effect: (key, amount) => say(`effect.${key}`, { amount }),
      command: (name) => (isOperation(name) ? texts.operation(name) : say(`command.${name}`)),
      reason: ({ code, remedy }) => {
        const refusalText = say(`refusal.${code ?? 'operationNotPermittedInStatus'}`);
        const said =
          remedy && 'text' in remedy
            ? { missing: remedy.text, detail: refusalText }
            : texts.refusal({ code: (code ?? 'operationNotPermittedInStatus') as never, remedy: remedy ?? null });
        // Where it becomes possible says already that it is not possible here.
        return code === 'operationNotPermittedInStatus' ? { missing: said.missing } : said;
      },
    };
  }, [t, texts]);
}
