{{- define "edis.labels" -}}
app.kubernetes.io/name: edis
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Values.image.tag | default .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{/* What selects the pods of a part: (dict "root" $ "part" "portal") */}}
{{- define "edis.selector" -}}
app.kubernetes.io/name: edis
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "edis.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "edis.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "edis.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* What every process is told. */}}
{{- define "edis.environment" -}}
- { name: MASTER_KEY_FILE, value: /run/secrets/edis/master-key }
- { name: DATABASE_URL_FILE, value: /run/secrets/edis/database-url }
- { name: HOST, value: 0.0.0.0 }
- { name: PORTAL_URL, value: {{ .Values.urls.portal | quote }} }
- { name: DEVELOPMENT_URL, value: {{ .Values.urls.development | quote }} }
- { name: PRODUCTION_URL, value: {{ .Values.urls.production | quote }} }
- { name: OPERATIONS_URL, value: {{ .Values.urls.operations | quote }} }
{{- range $name, $value := .Values.settings }}
{{- if $value }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}
{{- end }}

{{/* Of what sends emails. */}}
{{- define "edis.mail" -}}
{{- if .Values.mailFrom }}
- { name: SMTP_URL_FILE, value: /run/secrets/edis/smtp-url }
- { name: MAIL_FROM, value: {{ .Values.mailFrom | quote }} }
{{- else }}
- { name: DATA_DIR, value: /tmp/edis }
{{- end }}
{{- end }}

{{- define "edis.mounts" -}}
- { name: secrets, mountPath: /run/secrets/edis, readOnly: true }
- { name: tmp, mountPath: /tmp }
{{- end }}

{{/* The files of a secret: (dict "secret" "edis-serving") */}}
{{- define "edis.volumes" -}}
- name: secrets
  secret: { secretName: {{ .secret }}, defaultMode: 0440 }
- name: tmp
  emptyDir: { sizeLimit: 64Mi }
{{- end }}
