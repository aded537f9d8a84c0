/** A name in the script of a language: in Latin letters in English, where it has such a form. */
export function nameIn(locale: string, name: string, latin: string | null | undefined): string {
  return (locale === 'en' && latin) || name
}
