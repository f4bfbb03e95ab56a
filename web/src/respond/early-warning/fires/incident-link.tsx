import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** To the record of an incident. */
export const IncidentLink = ({ id }: { readonly id: string }) => (
  <Anchor inherit underline="always" renderRoot={(props) => <Link {...props} to="/IncidentManagement" search={{ incident: id }} />}>
    {id}
  </Anchor>
);
