/** The page of the candidate, which a link opens. */
export const ownCopyPage = '/mydata'
