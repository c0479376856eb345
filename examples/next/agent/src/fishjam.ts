import { FishjamClient } from '@fishjam-cloud/js-server-sdk';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name} in .env. Copy the value from https://fishjam.io/app.`);
  return value;
}

export const fishjam = new FishjamClient({
  fishjamId: required('FISHJAM_ID'),
  managementToken: required('FISHJAM_MANAGEMENT_TOKEN'),
});
