import { collectWords } from '../collect.ts'

export const messages = collectWords(
  import.meta.glob(
    [
      '../../../../../features/{scheduling,session,candidate-pages}/messages/cn.ts',
      '../../../../../packages/ui/src/messages/cn.ts',
    ],
    { eager: true, import: 'messages' },
  ),
)
