import { collectWords } from './collect.ts'

export const messages = collectWords(
  import.meta.glob(
    ['../../../../features/*/*/messages/en.ts', '../../../../packages/ui/src/messages/en.ts'],
    {
      eager: true,
      import: 'messages',
    },
  ),
)
