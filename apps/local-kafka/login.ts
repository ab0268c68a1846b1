/** Credentials of a broker with authentication: one name, SCRAM-SHA-512 without TLS. */
export interface BrokerLogin {
  username: string;
  password: string;
}

/** Settings appended to server.properties, where the last value wins. */
export const loginSettings = ({ username, password }: BrokerLogin, port: number, controllerPort: number): string =>
  [
    '',
    `listeners=SASL_PLAINTEXT://localhost:${port},CONTROLLER://localhost:${controllerPort}`,
    `advertised.listeners=SASL_PLAINTEXT://localhost:${port}`,
    'inter.broker.listener.name=SASL_PLAINTEXT',
    'listener.security.protocol.map=CONTROLLER:PLAINTEXT,SASL_PLAINTEXT:SASL_PLAINTEXT',
    'sasl.enabled.mechanisms=SCRAM-SHA-512',
    'sasl.mechanism.inter.broker.protocol=SCRAM-SHA-512',
    `listener.name.sasl_plaintext.scram-sha-512.sasl.jaas.config=org.apache.kafka.common.security.scram.ScramLoginModule required username="${username}" password="${password}";`,
    '',
  ].join('\n');

/** Arguments for formatting the cluster, so that the user exists from the first start. */
export const loginFormat = ({ username, password }: BrokerLogin): string[] => [
  '--add-scram',
  `SCRAM-SHA-512=[name=${username},password=${password}]`,
];
