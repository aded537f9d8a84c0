import { collectWords } from '../collect.ts'

export const messages = collectWords(
  import.meta.glob(
    [
      '../../../../../features/{scheduling,session,candidate-pages}/messages/en.ts',
      '../../../../../packages/ui/src/messages/en.ts',
    ],
    { eager: true, import: 'messages' },
  ),
)
