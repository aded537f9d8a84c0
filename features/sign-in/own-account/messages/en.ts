import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'Sign-in and security',
  of: '{name} · {email}',
  password: {
    accountTitle: 'Password',
    text: 'When you change it, you are signed out on every other device.',
    submit: 'Change password',
    changed: 'Password changed',
  },
}
