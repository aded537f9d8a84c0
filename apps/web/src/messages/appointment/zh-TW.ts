import { collectWords } from '../collect.ts'

export const messages = collectWords(
  import.meta.glob(
    [
      '../../../../../features/*/{appointments,link-pages,session,feedback,assessment-forms,candidate-pages,own-copy}/messages/zh-TW.ts',
      '../../../../../packages/ui/src/messages/zh-TW.ts',
    ],
    { eager: true, import: 'messages' },
  ),
)
