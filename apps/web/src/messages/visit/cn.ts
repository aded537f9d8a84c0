import { collectWords } from '../collect.ts'

export const messages = collectWords(
  import.meta.glob(
    [
      '../../../../../features/*/{candidates,documents,evidence,password-report,resume,session,shares}/messages/cn.ts',
      '../../../../../packages/ui/src/messages/cn.ts',
    ],
    { eager: true, import: 'messages' },
  ),
)
