import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  noVideo: 'Your browser does not support the video tag',
  failed: 'This video cannot be played now, please try again later',
  network:
    'This video cannot be played now, please try again later: the network or the server does not respond',
  missing:
    'This video cannot be played now, please try again later: its file is no longer available, or its link has expired',
  damaged: 'This video cannot be played now, please try again later: its file is incomplete or damaged',
  format:
    'Your browser cannot play the format of this video{codec, select, none {} other { ({codec})}}; download it, or try another browser',
  soundAlone:
    'Sound only: your browser cannot show the picture of this video{codec, select, none {} other { ({codec})}}.',
  noPicture: 'Sound only, no picture',
  download: 'Download the video',
}
