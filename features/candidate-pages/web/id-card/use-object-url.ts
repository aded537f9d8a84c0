import { useEffect, useState } from 'react'

/** An address at which this page shows a picture that it holds; null for none. */
export function useObjectUrl(blob: Blob | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = blob ? URL.createObjectURL(blob) : null
    setAddress(made)
    const forget = () => {
      if (made) URL.revokeObjectURL(made)
    }
    return forget
  }, [blob])
  return address
}
