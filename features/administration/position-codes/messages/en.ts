import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  title: 'QR code',
  text: 'Colleagues who scan it and sign in see the candidates of this position.',
  show: 'Show the QR code',
  alt: 'QR code of the position “{name}”',
  link: 'Link',
  download: 'Download the picture',
  failed: 'The QR code could not be created',
  refusal: {
    tooMany:
      'Too many QR codes in a short time. Try again in {minutes, plural, one {# minute} other {# minutes}}',
  },
}
