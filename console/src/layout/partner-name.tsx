import { Link } from '@tanstack/react-router'
import { paths } from '../shell/page-paths.ts'
import { Badge } from './badge.tsx'
import css from './partner-name.module.css'

/** A partner by name, leading to its page. */
export const PartnerName = ({ id, name }: { id: string; name: string }) => (
  <Link to={paths.partner} params={{ partner: id }} className={css.partner}>
    <Badge name={name} />
    <span>{name}</span>
  </Link>
)
