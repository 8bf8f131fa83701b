/** A jsonb parameter, as text: Drizzle has turned the driver's own JSON serialiser off. Write it as `${json(value)}::text::jsonb`. */
export const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
