import styles from './large-pictures.module.css'
import { Picture } from './picture.tsx'

interface Props {
  /** Those without an address are left out. */
  pictures: readonly { readonly name: string; readonly address: string | null }[]
}

/** Pictures side by side, each below its name. */
export function LargePictures({ pictures }: Props) {
  return (
    <div className={styles.people}>
      {pictures.map(
        ({ name, address }) =>
          address && (
            <figure key={name}>
              <figcaption>{name}</figcaption>
              <Picture address={address} name={name} isLarge />
            </figure>
          ),
      )}
    </div>
  )
}
