/** A name in the script of a language: in Latin letters in English, if it has them. */
export function nameIn(locale: string, name: string, latin: string | null | undefined): string {
  return (locale === 'en' && latin) || name
}
