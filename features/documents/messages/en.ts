import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  refusal: {
    noPreview: 'There is no preview for this file type yet. Download the original',
    unreadable: 'The file is damaged or protected by a password, so there is no preview',
    empty: 'The file has no content',
    tooLarge: 'The file is too large for a preview. Download the original',
    tooSlow: 'Converting the file took too long. Download the original',
    busy: 'Many files are being converted now. Try again later',
  },
  pdf: {
    title: 'PDF document',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    page: 'Page',
    loading: 'Loading',
    protected: 'This PDF is protected by a password. Download the original.',
    broken: 'This PDF is damaged and cannot be shown.',
    gone: 'The address has expired. Open the report again.',
    failed: 'This PDF cannot be shown now. Try again later.',
  },
  file: {
    kind: {
      image: 'Image',
      video: 'Video',
      document: 'Document',
    },
    open: 'View',
    close: 'Close',
    openFile: 'View {name}',
    closeFile: 'Close {name}',
    download: 'Download',
    downloadFile: 'Download {name}',
    documentOf: 'Document: {name}',
    opening: 'Opening the document',
    noPreview: 'This format has no preview yet',
    noPreviewText: 'Download the file to read it.',
    brokenImage: 'The image cannot be shown now. Try again, or download it.',
    brokenVideo: 'This video cannot be played now. Please try again later',
    brokenDocument: 'The document cannot be shown now. Try again, or download it.',
  },
  picture: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoom: '{percent, number}%',
  },
}
