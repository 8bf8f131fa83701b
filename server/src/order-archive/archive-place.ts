import type { Settings } from '../settings.ts'
import { archiveBucket } from './archive-s3.ts'
import { archiveFolder, type ArchivePlace } from './archive-folder.ts'

/** Where the setting says that archives go. */
export const archivePlace = (place: NonNullable<Settings['orderArchive']>): ArchivePlace =>
  'folder' in place ? archiveFolder(place.folder) : archiveBucket(place)
