import { collectWords } from '../collect.ts'

export const messages = collectWords(
  import.meta.glob(
    [
      '../../../../../features/*/{candidates,documents,evidence,password-report,resume,session,shares}/messages/zh-TW.ts',
      '../../../../../packages/ui/src/messages/zh-TW.ts',
    ],
    { eager: true, import: 'messages' },
  ),
)
