import { collectWords } from '../collect.ts'

export const messages = collectWords(
  import.meta.glob(
    [
      '../../../../../features/*/{candidates,documents,evidence,password-report,resume,session,shares}/messages/en.ts',
      '../../../../../packages/ui/src/messages/en.ts',
    ],
    { eager: true, import: 'messages' },
  ),
)
