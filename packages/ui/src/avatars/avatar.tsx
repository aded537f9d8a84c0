import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { classes } from '../classes.ts'
import styles from './avatar.module.css'

export type AvatarKind = 'male' | 'female' | 'unknown'

export type AvatarProps = {
  kind: AvatarKind
  photoUrl?: string
  /** The person's name. Left out where the name is beside the picture. */
  name?: string
  size?: 'small' | 'medium' | 'large'
}

const labels = { male: 'avatarMale', female: 'avatarFemale', unknown: 'avatarUnknown' } as const

/** A person's photo; without one, or when it cannot be loaded, one of three drawn portraits. */
export function Avatar({ kind, photoUrl, name, size = 'large' }: AvatarProps) {
  const t = useTranslations('ui')
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const className = classes(styles.avatar, styles[size])
  if (photoUrl && photoUrl !== brokenUrl) {
    return (
      <img src={photoUrl} alt={name ?? ''} className={className} onError={() => setBrokenUrl(photoUrl)} />
    )
  }
  const label = name ? t('named', { name, text: t(labels[kind]) }) : t(labels[kind])
  return (
    <svg
      viewBox="0 0 64 72"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      role="img"
      aria-label={label}
    >
      <rect width="64" height="72" className={styles.wall} />
      {kind === 'female' && <Female />}
      {kind === 'male' && <Male />}
      {kind === 'unknown' && <Unknown />}
    </svg>
  )
}

function Shoulders() {
  return (
    <>
      <path d="M4 72c1-12 9-16 18-18.5l6-2h8l6 2C51 56 59 60 60 72Z" className={styles.coat} />
      <path d="M26.5 44h11l1 9.5c-2.8 4-10.2 4-13 0Z" className={styles.shade} />
    </>
  )
}

function Female() {
  return (
    <>
      <path
        d="M14 55c3-8 2-15 2.5-23C17 19 22.5 12 32 12s15 7 15.5 20c.5 8-.5 15 2.5 23 .5 3-36.5 3-36 0Z"
        className={styles.hair}
      />
      <Shoulders />
      <path
        d="M21 32c0-10 4-14.5 11-14.5S43 22 43 32c0 9.5-5 17-11 17s-11-7.5-11-17Z"
        className={styles.skin}
      />
      <path
        d="M20 33c0-12 4-17.5 12-17.5S44 21 44 33c-2-2.5-3-6-4-9-6 1.5-12-.5-14-2.5-1.5 4.5-4.5 7-6 11.5Z"
        className={styles.hair}
      />
    </>
  )
}

function Male() {
  return (
    <>
      <Shoulders />
      <path
        d="M21 31c0-10 4-14.5 11-14.5S43 21 43 31c0 10.5-5 18-11 18s-11-7.5-11-18Z"
        className={styles.skin}
      />
      <path
        d="M19.5 31c-1.5-12 3-19 12.5-19s14 7 12.5 19c-1.5-1.5-2-4-2.5-7-6 1-11 0-14.5-2.5-3 2-5 4-5.5 7-.2 1-1.5 1.5-2.5 2.5Z"
        className={styles.hair}
      />
    </>
  )
}

function Unknown() {
  return (
    <>
      <Shoulders />
      <path d="M20 31c0-11 4.5-16 12-16s12 5 12 16c0 11-5.5 18-12 18s-12-7-12-18Z" className={styles.skin} />
    </>
  )
}
