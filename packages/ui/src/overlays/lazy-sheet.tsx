import { lazyDialog } from './lazy-dialog.tsx'

/** A sheet whose code loads when it opens for the first time. */
export const LazySheet = lazyDialog(() => import('./sheet.tsx').then((part) => part.Sheet))
