import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import type { ComponentProps } from 'react'
import styles from './lazy-moment-player.module.css'

const Player = lazyWithPreload(() => import('./moment-player.tsx').then((part) => part.MomentPlayer))

/**
 * A player at one time of the recording. Its code loads when it is drawn; until then an empty field takes its place.
 */
export function LazyMomentPlayer(props: ComponentProps<typeof Player>) {
  return <Player fallback={<div className={styles.still} />} {...props} />
}
