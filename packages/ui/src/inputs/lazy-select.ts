import { lazyWithPreload } from '../loading/lazy-with-preload.ts'

/** A select whose code, which is large, loads when it is drawn. */
export const LazySelect = lazyWithPreload(() => import('./select.tsx').then((part) => part.Select))
