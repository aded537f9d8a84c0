import { collectWords } from './collect.ts'

export const messages = collectWords(
  import.meta.glob(
    ['../../../../features/*/*/messages/cn.ts', '../../../../packages/ui/src/messages/cn.ts'],
    {
      eager: true,
      import: 'messages',
    },
  ),
)
