import { collectWords } from '../collect.ts'

export const messages = collectWords(
  import.meta.glob(
    [
      '../../../../../features/*/{appointments,link-pages,session,feedback,assessment-forms,candidate-pages,own-copy}/messages/cn.ts',
      '../../../../../packages/ui/src/messages/cn.ts',
    ],
    { eager: true, import: 'messages' },
  ),
)
