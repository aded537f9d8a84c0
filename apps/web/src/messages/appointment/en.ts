import { collectWords } from '../collect.ts'

export const messages = collectWords(
  import.meta.glob(
    [
      '../../../../../features/*/{appointments,link-pages,session,feedback,assessment-forms,candidate-pages,own-copy}/messages/en.ts',
      '../../../../../packages/ui/src/messages/en.ts',
    ],
    { eager: true, import: 'messages' },
  ),
)
