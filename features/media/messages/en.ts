import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  noVideo: 'Your browser does not support the video tag',
  failed: 'This video cannot be played now, please try again later',
  network:
    'This video cannot be played now, please try again later: the network or the server does not answer',
  missing:
    'This video cannot be played now, please try again later: its file is not there any more, or its link has run out',
  damaged: 'This video cannot be played now, please try again later: its file is incomplete or damaged',
  format:
    'Your browser cannot play the format of this video{codec, select, none {} other { ({codec})}}; download it, or try another browser',
  soundAlone:
    'Sound alone: your browser cannot show the picture of this video{codec, select, none {} other { ({codec})}}.',
  noPicture: 'Sound alone, without a picture',
  download: 'Download the video',
}
